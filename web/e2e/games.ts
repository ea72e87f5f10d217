// The games that the browser plays whole, and what of each of them makes a short game that still goes everywhere.
export interface Played {
  id: string
  /** As the home page names it. */
  title: string
  /** What a table is opened with, so that the opener begins. */
  options: Record<string, unknown>
  /** What opens the fullest table: all seats, all modules. */
  most: { seats: number; options: Record<string, unknown> }
  /** Bots beside the player on the phone. */
  bots: number
  /** What the log says at the end. */
  ends: { en: string; pl: string }
  /** Kinds of action by preference, a list for each decision in turn: for the mouse, for keys, for the phone. */
  mouse: string[][]
  keys: string[]
  /** The option that the list takes, of `count`, for the n-th decision. */
  list: (n: number, count: number) => number
  phone: string[][]
  /** Decisions of the set-up, before the first turn. */
  opening: number
  /** A kind of action of the first turn that leaves something to choose. */
  narrows: string
}

export const BURGUNDY: Played = {
  id: 'burgundy',
  title: 'The Castles of Burgundy',
  options: { variant: 'base', first: 0 },
  most: { seats: 4, options: { variant: 'base', first: 0 } },
  bots: 3,
  ends: { en: 'Wins the game', pl: 'Wygrywa grę' },
  mouse: [['do:place', 'do:take', 'do:sell', 'do:workers', 'do:end']],
  keys: ['do:place', 'do:take', 'do:workers'],
  list: (n, count) => (n * 7) % count,
  phone: [['do:place', 'do:take'], ['do:workers']],
  opening: 0,
  narrows: 'do:take',
}

export const PRINCIPATO: Played = {
  id: 'principato',
  title: 'Principato',
  options: { first: 0 },
  most: { seats: 4, options: { first: 0 } },
  bots: 2,
  ends: { en: 'Final score', pl: 'Wynik końcowy' },
  mouse: [['do:activate', 'do:end'], ['do:swap', 'do:end'], ['do:end']],
  keys: ['do:activate', 'do:end', 'do:favor', 'do:end'],
  // The last option ends the turn.
  list: (n, count) => (n % 3 === 0 ? (n * 7) % count : count - 1),
  phone: [['do:activate', 'do:end'], ['do:end'], ['do:end']],
  opening: 0,
  narrows: 'do:activate',
}

export const TUSCANY: Played = {
  id: 'tuscany',
  title: 'The Castles of Tuscany',
  options: { first: 0 },
  most: { seats: 4, options: { first: 0 } },
  bots: 2,
  ends: { en: 'for what was kept', pl: 'Punktuje to, co zostało' },
  mouse: [['do:place', 'do:take'], ['do:draw'], ['do:take']],
  keys: ['do:take', 'do:place', 'do:take'],
  list: (n, count) => (n * 7) % count,
  phone: [['do:place', 'do:take'], ['do:take'], ['do:draw']],
  opening: 3,
  narrows: 'do:take',
}

export const FLORENCE: Played = {
  id: 'florence',
  title: 'The Princes of Florence',
  options: { first: 0 },
  most: { seats: 5, options: { first: 0, muse: true, coop: true } },
  bots: 3,
  ends: { en: 'The game is over', pl: 'Koniec gry' },
  mouse: [['do:name', 'do:raise', 'do:work', 'do:build'], ['do:pass', 'do:bonus', 'do:profession'], ['do:build', 'do:introduce', 'do:withdraw', 'do:decline', 'do:end']],
  keys: ['do:name', 'do:pass', 'do:build', 'do:end'],
  // The last option ends what there is to end.
  list: (n, count) => (n % 2 === 0 ? (n * 7) % count : count - 1),
  phone: [['do:name', 'do:raise', 'do:build', 'do:work'], ['do:pass', 'do:bonus', 'do:end'], ['do:withdraw', 'do:decline', 'do:profession', 'do:end']],
  opening: 1,
  narrows: 'do:name',
}

export const CRAFTSMEN: Played = {
  id: 'craftsmen',
  title: 'Craftsmen',
  options: {},
  bots: 2,
  most: { seats: 5, options: {} },
  ends: { en: 'Game over', pl: 'Koniec gry' },
  // Nothing is declined that can be done: work that can be done brings the game on.
  mouse: [['do:double', 'do:buy'], ['do:auction', 'do:bid'], []],
  keys: ['guild', 'do:buy', 'p', 'capital'],
  list: (n, count) => (n * 7) % count,
  phone: [['do:double', 'do:auction'], ['do:buy', 'do:bid'], []],
  opening: 2,
  narrows: 'guild:bankers',
}

export const GAMES = [BURGUNDY, CRAFTSMEN, FLORENCE, PRINCIPATO, TUSCANY]
