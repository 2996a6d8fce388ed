const LENGTH = 24
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]'

let trail: WeakRef<Element>[] = []

/** Clicks count too: Safari gives no focus to a button that is clicked. */
function note({ target }: Event): void {
  const thing = target instanceof Element && target.closest(FOCUSABLE)
  if (thing) trail = [...trail.filter((one) => one.deref() !== thing), new WeakRef(thing)].slice(-LENGTH)
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', note, true)
  document.addEventListener('click', note, true)
}

/** What had the focus lately, the latest first: the entry of a menu, and before it the button that opened the menu. */
export const focusTrail = (): WeakRef<Element>[] => trail.toReversed()
