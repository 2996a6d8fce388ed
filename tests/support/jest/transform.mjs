import { transformSync } from 'esbuild'

/** Compiles one TypeScript module to JavaScript for Node; jest caches the result. */
const toJavaScript = (source, file) =>
  transformSync(source, {
    format: 'esm',
    jsx: 'automatic',
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    sourcefile: file,
    sourcemap: true,
    target: 'node24',
  })

export default { process: toJavaScript }
