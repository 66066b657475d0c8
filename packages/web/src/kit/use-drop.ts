import { useRef, useState, type DragEvent } from 'react';

/**
 * Files dragged over an element and dropped on it. Entering a child fires a leave event on its
 * parent, so enters are counted.
 */
export function useDrop(onDrop: (files: readonly File[]) => void) {
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
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onDrop(files);
    },
  };
  return { isOver, zone };
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
