/**
 * Shows a draft anew when the editor beside it has saved; browsers keep the place where the reader was. Only the admin is
 * listened to; what it says first may tell of a save from before this page was there. Nothing is stored: within another
 * site's page a browser may forbid that.
 */
;(() => {
  const { admin } = document.querySelector('[data-admin]').dataset
  const editor = window.opener || (window.parent === window ? null : window.parent)
  window.addEventListener('message', ({ data, origin }) => {
    if (origin === admin && data?.type === 'payload-document-event') window.location.reload()
  })
  editor?.postMessage({ ready: true, type: 'payload-live-preview' }, admin)
})()
