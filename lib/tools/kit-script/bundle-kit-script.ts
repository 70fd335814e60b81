import { build } from 'esbuild'

const ROOT = new URL('../../..', import.meta.url).pathname

/** The script of posts with a kit, bundled: `public/project-kit.js` holds it. */
export async function bundleKitScript(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['lib/client/kit/project-kit.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    banner: { js: '/* Made from lib/client/kit by npm run generate. */' },
  })
  return outputFiles[0]?.text ?? ''
}
