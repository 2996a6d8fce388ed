import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify'
import { newWindow } from './newWindow.ts'

/**
 * A purifier with default rules. Reuse it.
 * @param window that of the nodes to clean
 */
export const createDomPurify = (window = newWindow()): DOMPurify => createDOMPurify(window as WindowLike)
