import createDOMPurify, { type DOMPurify, type WindowLike } from 'dompurify'
import { JSDOM } from 'jsdom'

/**
 * A purifier with default rules. Creating it with a window of its own takes about 20 ms, so reuse it.
 * @param window that of the nodes to clean
 */
export const createDomPurify = (window = new JSDOM('').window): DOMPurify => createDOMPurify(window as WindowLike)
