/** Everything that the player says by itself. The words about an end come from the server. */
export const messages = {
  play: 'Play',
  starting: (name: string | null) => (name === null ? 'Starting…' : `Starting ${name}…`),
  opening: 'Connecting…',
  next: 'You’re next',
  place: (place: number) => `You are number ${place}`,
  queueHint: (waitSeconds: number | null) =>
    `${waitSeconds === null ? '' : `${atMost(waitSeconds)} `}Keep this tab open; it starts on its own.`,
  leaveQueue: 'Leave the queue',
  reconnecting: 'Reconnecting…',
  placeKept: (seconds: number) => `Your place is kept for ${clock(seconds)}. Check your network.`,
  startOver: 'Start over',
  startAgain: 'Start again',
  checkAgain: 'Check again',
  elsewhere: { title: 'This stream continues in another tab', text: 'Only one tab can play it at a time.' },
  continueHere: 'Continue here',
  unreachable: { title: 'The server does not answer', text: 'Check your network, then load the page again.' },
  reload: 'Load again',
  unsupported: {
    title: 'This browser can’t play streams',
    text: 'It lacks WebRTC. Use a current Chrome, Edge, Firefox or Safari, or ask your administrator to allow WebRTC.',
  },
  stillThere: 'Still there?',
  endsIn: (seconds: number) => `The session ends in ${seconds} s if nothing moves.`,
  stay: 'Stay',
  left: (seconds: number) => `${clock(seconds)} left`,
  downloadLog: 'Download the log',
  controls: 'Controls of the stream',
  mute: 'Mute',
  unmute: 'Turn on sound',
  microphoneOn: 'Turn on microphone',
  microphoneOff: 'Turn off microphone',
  screenshot: 'Save a screenshot',
  fullscreen: 'Fullscreen',
  leave: 'End the session',
  quality: { good: 'Good', fair: 'Fair', poor: 'Poor' },
  connection: { good: 'Good connection', fair: 'Fair connection', poor: 'Poor connection' },
  lastMinute: 'last 60 s',
  frameRate: 'Frame rate',
  roundTrip: 'Round trip',
  bitrate: 'Bitrate',
  picture: 'Picture',
  video: (name: string | null) => (name === null ? 'The stream' : `The stream of ${name}`),
} as const;

/** 1:46 */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function atMost(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'At most 1 minute.' : `At most ${minutes} minutes.`;
}
