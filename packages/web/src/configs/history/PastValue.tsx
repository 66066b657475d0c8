import { useState } from 'react';
import { Button } from 'antd';
import { configMessages } from '../messages.ts';
import { inWords } from './in-words.ts';

/** How much of a value is shown at first: CSS and scripts have thousands of characters. */
const SHOWN = 200;

/** A setting's value in the history. */
export function PastValue({ value }: { value: string | null }) {
  const [isWhole, setWhole] = useState(false);
  const words = inWords(value);
  if (isWhole || words.length <= SHOWN) return words;
  return (
    <>
      {`${words.slice(0, SHOWN)}… `}
      <Button size="small" onClick={() => setWhole(true)}>
        {configMessages.showAll(words.length)}
      </Button>
    </>
  );
}
