/**
 * Packages that cannot be bundled: native code for style sheets and for pictures within SVGs, and the parser of SVGs,
 * which reads files of its own.
 */
export const UNBUNDLED = ['jsdom', 'lightningcss', 'sharp']

/** Keys of the product's manifest that are those of the package, too. */
const SHARED = ['name', 'version', 'license', 'type', 'bin', 'files']

/**
 * The manifest of the package for theme developers.
 * @param {Record<string, any>} manifest that of the product
 * @returns {Record<string, unknown>}
 */
export const packedManifest = (manifest) => ({
  ...Object.fromEntries(SHARED.map((key) => [key, manifest[key]])),
  dependencies: Object.fromEntries(UNBUNDLED.map((name) => [name, manifest.dependencies[name]])),
  // The oldest version with the sandbox of child processes; the product itself needs a newer one.
  engines: { node: '>=22.13' },
  description: 'Creates, checks, previews and packs themes for Callboard',
})
