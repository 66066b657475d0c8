/** Everything that the player says by itself. The words about an end come from the server. */
export const messages = {
  play: 'Play',
  starting: (name: string | null) => (name === null ? 'Starting…' : `Starting ${name}…`),
  opening: 'Connecting…',
  next: 'You’re next',
  place: (place: number) => `You are number ${place}`,
  queueHint: (waitSeconds: number | null) =>
    `${waitSeconds === null ? '' : `${atMost(waitSeconds)} `}Keep this tab open; it starts on its own.`,
  guestQueueHint: 'Everyone in a meeting takes a place, and all of them are taken.',
  lobby: { title: 'The host has not started yet', text: 'You join as soon as they do. Keep this tab open.' },
  leaveLobby: 'Leave',
  leaveQueue: 'Leave the queue',
  reconnecting: 'Reconnecting…',
  placeKept: (seconds: number) => `Your place is kept for ${clock(seconds)}. Check your network.`,
  startOver: 'Start over',
  startAgain: 'Start again',
  checkAgain: 'Check again',
  elsewhere: { title: 'This stream continues in another tab', text: 'Only one tab can play it at a time.' },
  continueHere: 'Continue here',
  unreachable: {
    title: 'The stream can’t be opened',
    text: 'The server does not answer, or too many streams are open in your network. Close other tabs, then load the page again.',
  },
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
  settings: 'Settings',
  movableSettings: 'Settings. Drag to move, or use the arrow keys.',
  volume: 'Volume',
  showPointer: 'Show the mouse pointer',
  showNotifications: 'Show notifications',
  news: {
    poor: 'The connection is poor. The picture may lag.',
    recovered: 'The connection has recovered.',
    back: 'Connected again.',
    microphoneOn: 'Your microphone is on.',
    microphoneOff: 'Your microphone is off.',
    saved: 'Screenshot saved.',
    notSaved: 'There is no picture to save yet.',
    endsSoon: (minutes: number) =>
      minutes === 1 ? 'The session ends in a minute.' : `The session ends in ${minutes} minutes.`,
  },
  leave: 'End the session',
  leaveMeeting: { host: 'End the meeting', guest: 'Leave the meeting' },
  people: 'People',
  peopleCount: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  you: (name: string) => `${name} (you)`,
  inControl: 'In control',
  away: 'Away',
  giveControl: 'Give control',
  giveControlTo: (name: string) => `Give control to ${name}`,
  takeBack: 'Take back control',
  giveBack: 'Give back control',
  yourName: 'Your name',
  saveName: 'Save',
  youControl: 'You have control',
  othersControl: (name: string) => (name === 'Host' ? 'The host has control' : `${name} has control`),
  hostAway: 'The host is away.',
  meetingEndsIn: (seconds: number) => `The meeting ends in ${clock(seconds)}.`,
  handingOver: 'Control changes hands…',
  /** Until the first figures are there. */
  qualityUnknown: 'Connection',
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
