import grid from './AssetGrid.module.css';
import files from './AssetFiles.module.css';

/** The skeleton of a list. */
export function AssetGridSkeleton() {
  return (
    <div className={files['files']} aria-busy>
      <div className={grid['grid']}>
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className={grid['skeleton']} />
        ))}
      </div>
    </div>
  );
}
