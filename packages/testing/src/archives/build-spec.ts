/** A packaged Unreal project. 4.27 and 5 differ in where the plugin's samples are and in how the content is packed. */
export interface BuildSpec {
  project: string;
  platform: 'Windows' | 'Linux';
  engine: '4.27' | '5.4' | '5.5';
  /** Which Pixel Streaming plugin left its samples: none, the old one or the new one. */
  plugin: 0 | 1 | 2;
  /** Number of package files in the plugin's web server. Real builds have up to 100,000. */
  webServerModules?: number;
}
