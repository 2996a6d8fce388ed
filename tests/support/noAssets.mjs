import { registerHooks } from 'node:module'

/** Loads style sheets and images imported by packages as empty modules, since Node cannot load them. */
registerHooks({
  load: (url, context, next) =>
    /\.(?:s?css|png|svg)$/.test(url)
      ? { format: 'module', shortCircuit: true, source: 'export default {}' }
      : next(url, context),
})
