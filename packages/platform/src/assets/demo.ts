import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { AssetKind } from '@launchyard/domain/assets';
import type { Tx } from '../kit/database.ts';
import type { ObjectStore } from '../providers/files/object-store.ts';
import { assets } from '../tables/assets.ts';
import { commitTransfer } from '../transfers/commit.ts';
import { openTransfer } from '../transfers/open.ts';
import { replaceParts } from '../transfers/replace-parts.ts';
import { lockTransfer } from '../transfers/rows.ts';
import { wholeBody } from '../transfers/whole-body.ts';

type Rgb = readonly [number, number, number];
type Paint = (x: number, y: number) => Rgb;

interface Demo {
  kind: AssetKind;
  name: string;
  width: number;
  height: number;
  paint: Paint;
}

const DEMOS: readonly Demo[] = [
  { kind: 'logo', name: 'northlight.png', width: 320, height: 160, paint: paintLogo },
  { kind: 'image', name: 'night_skyline.png', width: 960, height: 600, paint: paintSkyline },
];

interface Owner {
  accountId: string;
  personId: string;
  username: string;
}

/** Adds a drawn image and logo to the demo account’s library, as if they had been uploaded. */
export async function seedAssets(tx: Tx, now: Date, owner: Owner, store: ObjectStore): Promise<void> {
  for (const { kind, name, width, height, paint } of DEMOS) {
    const bytes = drawPng(width, height, paint);
    const { accountId, personId, username } = owner;
    const start = { accountId, personId, kind: 'asset', fileName: name, sizeBytes: bytes.length } as const;
    /* oxlint-disable no-await-in-loop -- one after the other, so that they are listed in this order */
    const id = await openTransfer(tx, now, start);
    const part = await store.receivePart(id, 1, wholeBody(bytes));
    await replaceParts(tx, now, id, { ...part, provider: 'default' });
    const transfer = await lockTransfer(tx, id);
    if (!transfer) throw new Error('the transfer was not written');
    await commitTransfer(tx, transfer);
    await tx.insert(assets).values({
      id,
      accountId,
      kind,
      name,
      createdAt: now,
      createdBy: { kind: 'member', label: username },
      key: randomBytes(24).toString('base64url'),
      mediaType: 'image/png',
      sizeBytes: bytes.length,
      width,
      height,
      sha256: part.sha256,
    });
    /* oxlint-enable no-await-in-loop */
  }
}

/** Towers before a sky that gets lighter towards the ground, with some lit windows. */
function paintSkyline(x: number, y: number): Rgb {
  const tower = Math.floor(x / 64);
  const top = 230 + ((tower * 97) % 7) * 38;
  if (y < top || x % 64 > 56) return [16 + y / 20, 20 + y / 14, 46 + y / 7];
  const isWindow = x % 14 > 8 && y % 18 > 11;
  const isLit = (tower * 31 + Math.floor(x / 14) * 17 + Math.floor(y / 18) * 13) % 5 === 0;
  if (isWindow && isLit) return [246, 190, 110];
  return tower % 3 === 0 ? [34, 58, 132] : [22, 30, 62];
}

/** A ring, lit at the top. */
function paintLogo(x: number, y: number): Rgb {
  const distance = Math.hypot(x - 160, y - 80);
  if (Math.hypot(x - 160, y - 34) < 12) return [246, 190, 110];
  return distance > 40 && distance < 52 ? [250, 250, 252] : [28, 30, 44];
}

/** Eight bits a colour, no filter, no metadata. */
function drawPng(width: number, height: number, paint: Paint): Buffer {
  const rows = Buffer.alloc((1 + width * 3) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(paint(x, y), y * (1 + width * 3) + 1 + x * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
