import { transformSync } from 'esbuild'

/** TypeScript to the JavaScript that Node runs, module by module; jest keeps what comes out. */
export const toJavaScript = (source, file) =>
  transformSync(source, {
    format: 'esm',
    jsx: 'automatic',
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    sourcefile: file,
    sourcemap: true,
    target: 'node24',
  })

export default { process: toJavaScript }
