const DOS_HEADER_BYTES = 64;
const PE_X86_64 = 0x8664;
const ELF_X86_64 = 62;

/** The first bytes of a program with that name: a Windows program, a script, or a Linux program if there is no extension. */
export function programHead(name: string): Buffer {
  if (name.endsWith('.exe')) return windowsHead();
  if (name.endsWith('.sh')) return Buffer.from('#!/bin/sh\n');
  return name.endsWith('.bat') ? Buffer.from('@echo off\r\n') : linuxHead();
}

/** A DOS header that points to the PE header right behind it. */
function windowsHead(): Buffer {
  const head = Buffer.alloc(DOS_HEADER_BYTES + 24);
  head.write('MZ');
  head.writeUInt32LE(DOS_HEADER_BYTES, 60);
  head.write('PE\0\0', DOS_HEADER_BYTES);
  head.writeUInt16LE(PE_X86_64, DOS_HEADER_BYTES + 4);
  return head;
}

/** An ELF header: 64-bit, little-endian. */
function linuxHead(): Buffer {
  const head = Buffer.alloc(64);
  head.write('\x7fELF\x02\x01\x01', 'latin1');
  head.writeUInt16LE(ELF_X86_64, 18);
  return head;
}
