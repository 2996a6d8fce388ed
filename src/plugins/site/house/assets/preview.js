/**
 * Reloads a draft when the editor beside it saves. Browsers keep the scroll position. Only messages from the admin are
 * accepted; the first one may report a save from before this page loaded. Nothing is stored, because browsers may block
 * storage in embedded pages.
 */
;(() => {
  const { admin } = document.querySelector('[data-admin]').dataset
  const editor = window.opener || (window.parent === window ? null : window.parent)
  window.addEventListener('message', ({ data, origin }) => {
    if (origin === admin && data?.type === 'payload-document-event') window.location.reload()
  })
  editor?.postMessage({ ready: true, type: 'payload-live-preview' }, admin)
})()
