import './fonts.css'
import './tokens.css'
import './base.css'
import './board.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app')! })
