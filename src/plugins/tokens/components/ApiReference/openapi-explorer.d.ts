declare module 'openapi-explorer/dist/browser/openapi-explorer.min.js'

interface OpenApiExplorer extends HTMLElement {
  /** Shows a description. */
  loadSpec(description: object): Promise<void>
}

interface HTMLElementTagNameMap {
  'openapi-explorer': OpenApiExplorer
}
