import { Agent, request as send } from 'node:http';
import type { Probes, Request, Waits } from './messages.ts';

/** Nobody asks without a pause. */
const PAUSE_MILLISECONDS = 10;

process.on('message', (task: { probes: Probes; milliseconds: number } | 'cpu') => {
  if (task === 'cpu') return;
  probe(task.probes, task.milliseconds).then(
    (waits) => process.send?.(waits),
    (error: unknown) => {
      process.stderr.write(`prober: ${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
process.send?.({ ready: true });

async function probe(probes: Probes, milliseconds: number): Promise<Waits> {
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + milliseconds;
  const each = async ([name, request]: [string, Request]): Promise<[string, number[]]> => {
    const waits: number[] = [];
    while (performance.now() < until) {
      const began = performance.now();
      await ask(name, request, agent);
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    }
    return [name, waits];
  };
  return Object.fromEntries(await Promise.all(Object.entries(probes).map(each)));
}

function ask(name: string, { url, method, headers, body }: Request, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        if (response.statusCode === 200 && !text.includes('"errors"')) resolve();
        else reject(new Error(`${name}: ${response.statusCode} ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
