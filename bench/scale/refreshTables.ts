import { limited, lids, outage, OUTAGES, reload, steady } from './refreshes';
import { table } from './table';

table(
  'What happens',
  ['mean', 'busiest 10 s', 'busiest 10 s half an hour later'],
  [await steady(), await reload(60_000), await lids(60_000), await lids(300_000)],
);

const plain = 'no `Retry-After`';
const outages = [await outage(1, plain)];
for (const name of Object.keys(OUTAGES)) outages.push(await outage(10, name));
outages.push(await outage(60, plain));
console.log();
table('Outage', ['minutes 1 to 5', 'last minute', 'busiest 10 s afterwards'], outages);

console.log();
table(
  'The provider sends',
  ['refused calls in 30 minutes', 'in the last 10 of them'],
  [await limited(2_000, 30), await limited(2_000, 120)],
);
process.exit(0);
