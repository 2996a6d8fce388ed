/** The main content next to the navigation; for a document, it starts with the header. */
export const findMainContent = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.template-default__wrap > .app-header + *')
