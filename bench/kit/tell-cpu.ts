/** Preloaded into a process (`--import`): reports its CPU usage to its parent on request. */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
