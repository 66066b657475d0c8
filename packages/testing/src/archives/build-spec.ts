/** A packaged Unreal project. 4.27 and 5 differ in where the plugin's samples lie and in how the content is packed. */
export interface BuildSpec {
  project: string;
  platform: 'Windows' | 'Linux';
  engine: '4.27' | '5.4' | '5.5';
  /** Which pixel-streaming plugin left its samples: none, the old or the new one. */
  plugin: 0 | 1 | 2;
  /** Files of the plugin's web server's packages; real ones have up to 100,000. */
  webServerModules?: number;
}
