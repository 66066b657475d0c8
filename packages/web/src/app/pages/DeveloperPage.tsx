import { Suspense } from 'react';
import { VersionControl } from '../../apps/versions/VersionControl.tsx';
import { Developer } from '../../developer/Developer.tsx';

export function Component() {
  return (
    <Suspense fallback={null}>
      <Developer VersionControl={VersionControl} />
    </Suspense>
  );
}
Component.displayName = 'DeveloperPage';
