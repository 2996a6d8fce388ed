/** What stands beside the frame; of a document it begins with its head. */
export const contentOfScreen = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.template-default__wrap > .app-header + *')
