import { useRef, useState, type DragEvent } from 'react';
import { toastFault } from '../kit/toasts.ts';
import { uploadMessages } from './messages.ts';

/** A file dragged over an element: one at a time, and whoever drops more is told which was taken. Entering a child leaves its parent, so the entries are counted. */
export function useDrop(onPick: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const count = (change: number) => {
    depth.current += change;
    setOver(depth.current > 0);
  };
  const zone = {
    onDragEnter: (event: DragEvent) => hasFiles(event) && (event.preventDefault(), count(1)),
    onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
    onDragLeave: (event: DragEvent) => hasFiles(event) && count(-1),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      const [file, ...others] = event.dataTransfer.files;
      if (!file) return;
      if (others.length > 0) toastFault(uploadMessages.oneFile(file.name, others.length));
      onPick(file);
    },
  };
  return { isOver, zone };
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
