import { registerHooks } from 'node:module'

/** Style sheets that packages import are empty here: Node knows no such modules. */
registerHooks({
  load: (url, context, next) => (/\.s?css$/.test(url) ? { format: 'module', shortCircuit: true, source: '' } : next(url, context)),
})
