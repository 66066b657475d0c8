/** Loaded into a process ahead of its program (`--import`): it then tells its parent how much CPU it has used. */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
