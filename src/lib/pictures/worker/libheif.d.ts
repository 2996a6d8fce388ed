declare module 'libheif-js/wasm-bundle.js' {
  interface HeifPixels {
    data: Uint8ClampedArray
    height: number
    width: number
  }

  interface HeifImage {
    /** Decodes into `target`, and passes null if that fails. */
    display(target: HeifPixels, done: (pixels: HeifPixels | null) => void): void
    free(): void
    get_height(): number
    get_width(): number
    is_primary(): boolean
  }

  const libheif: { HeifDecoder: new () => { decode(data: Uint8Array): HeifImage[] } }
  export default libheif
}
