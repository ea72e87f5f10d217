// Sounds are made on the spot: short, soft, and off unless the player wants them.

let context: AudioContext | null = null

/** "Your turn": a soft stroke, 180 ms, -18 dB. */
export function chime(): void {
  try {
    context ??= new AudioContext()
    const at = context.currentTime
    for (const [i, frequency] of [523.25, 784].entries()) {
      const tone = context.createOscillator()
      const gain = context.createGain()
      tone.type = 'sine'
      tone.frequency.value = frequency
      gain.gain.setValueAtTime(0, at)
      gain.gain.linearRampToValueAtTime(i === 0 ? 0.125 : 0.05, at + 0.012)
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.18)
      tone.connect(gain).connect(context.destination)
      tone.start(at)
      tone.stop(at + 0.19)
    }
  } catch {
    // A browser that does not allow sound yet stays silent.
  }
}
