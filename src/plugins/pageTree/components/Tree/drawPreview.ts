import styles from './PageTree.module.css'

/** What hangs at the pointer while pages are dragged. */
export function drawPreview(container: HTMLElement, words: string): void {
  const preview = document.createElement('div')
  preview.className = styles.preview ?? ''
  preview.dir = 'auto'
  preview.textContent = words
  container.append(preview)
}
