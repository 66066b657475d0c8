// Limited to syntax that any Node can read, so that an old one gets a sentence instead of a syntax error.
if (Number(process.versions.node.split('.')[0]) < 20) {
  process.stderr.write('Launchyard needs Node 20 or newer; this is ' + process.versions.node + '.\n');
  process.exit(1);
} else {
  void import('./kit/main.mjs').then(function (kit) {
    return kit.main('../commands/steady.mjs');
  });
}
