import { registerHooks } from 'node:module'

/** Style sheets and pictures that packages import are empty here: Node knows no such modules. */
registerHooks({
  load: (url, context, next) =>
    /\.(?:s?css|png|svg)$/.test(url)
      ? { format: 'module', shortCircuit: true, source: 'export default {}' }
      : next(url, context),
})
