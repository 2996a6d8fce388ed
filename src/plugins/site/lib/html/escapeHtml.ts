const ESCAPED: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#39;', '<': '&lt;', '>': '&gt;' }

/** A text as it stands in HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/["&'<>]/g, (mark) => ESCAPED[mark] ?? mark)
