let audio: AudioContext | undefined;

/** A browser lets a page make a sound only after a press: the one that starts a timer. */
export function prepareBell(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    // No sound: the notification is still there.
  }
}

/** Three short tones, and the phone shakes. */
export function ringBell(): void {
  navigator.vibrate?.([300, 150, 300]);
  if (!audio) return;
  const begin = audio.currentTime;
  for (const at of [0, 0.35, 0.7]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.25, begin + at);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + at + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin + at);
    tone.stop(begin + at + 0.26);
  }
}
