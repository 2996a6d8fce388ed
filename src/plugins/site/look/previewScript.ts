/**
 * Shows a draft anew when the editor beside it has saved, where the reader was. Only the admin is listened to; what it
 * says first may tell of a save from before this page was there.
 */
export const previewScript = `(() => {
  const admin = document.querySelector('[data-admin]').dataset.admin
  const host = window.opener || (window.parent === window ? null : window.parent)
  const KEY = 'callboard-preview-scroll'
  const kept = Number(sessionStorage.getItem(KEY) || 0)
  if (kept) window.scrollTo(0, kept)
  sessionStorage.removeItem(KEY)
  window.addEventListener('message', ({ data, origin }) => {
    if (origin !== admin || data?.type !== 'payload-document-event') return
    sessionStorage.setItem(KEY, String(window.scrollY))
    window.location.reload()
  })
  host?.postMessage({ ready: true, type: 'payload-live-preview' }, admin)
})()
`
