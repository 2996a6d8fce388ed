/**
 * Why: choosing another language for the content replaces the form without asking; Payload asks only where a link is
 * followed.
 * Relies on: the class `localizer__locale-code` inside each entry of the menu of languages, which stays on the page when
 * the menu is closed.
 * Ends with: a question of Payload's before a form with unsaved changes is replaced, as payloadcms/payload#7215 had it.
 * @returns the entry that was clicked; null if something else was
 */
export function localeButton(target: EventTarget | null): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
  return button?.querySelector('.localizer__locale-code') ? button : null
}
