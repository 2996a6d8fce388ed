'use client'

import { $insertGeneratedNodes } from '@lexical/clipboard'
import { LinkNode, UploadNode } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $hasUpdateTag,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  HISTORIC_TAG,
  PASTE_COMMAND,
  PASTE_TAG,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { cleanPaste } from '@/lib/content/paste/cleanPaste'
import { countPicturesInRtf, hasBytes } from '@/lib/content/paste/pictures'
import { completeAddress } from '@/lib/content/richText/textAddress'
import { useMessages } from '@/components/ui/useMessages'
import { useStableCallback } from '@/components/ui/useStableCallback'

interface LeftOut {
  links: number
  pictures: number
}

/** Prepares what is pasted, and tidies at once what the server would tidy when saving. */
export function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  const t = useMessages()
  const say = useStableCallback(({ links, pictures }: LeftOut) => {
    if (pictures > 0) toast.info(t('editorPicturesLeftOut', { count: pictures }))
    if (links > 0) toast.info(t('editorLinksLeftOut', { count: links }))
  })
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(PASTE_COMMAND, (event) => paste(event, editor, say), COMMAND_PRIORITY_HIGH),
        removeLostPictures(editor, say),
        editor.registerNodeTransform(LinkNode, $completeLink),
      ),
    [editor, say],
  )
  return null
}

/** Inserts HTML from other programs. Other contents of the clipboard are left to the other plugins. */
function paste(event: unknown, editor: LexicalEditor, say: (leftOut: LeftOut) => void): boolean {
  if (!(event instanceof ClipboardEvent) || !event.clipboardData || isInControl(event.target)) return false
  const { clipboardData } = event
  if (clipboardData.types.includes('application/x-lexical-editor')) return false
  const html = clipboardData.getData('text/html')
  if (!html) {
    if (clipboardData.files.length === 0)
      say({ links: 0, pictures: countPicturesInRtf(clipboardData.getData('text/rtf')) })
    return false
  }
  const selection = $getSelection()
  // An address pasted on selected text links it.
  if ($isRangeSelection(selection) && !selection.isCollapsed() && URL.canParse(clipboardData.getData('text/plain')))
    return false
  const pictures = copiedPictures(clipboardData, html)
  event.preventDefault()
  if (pictures) return editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData: pictures }))
  const cleaned = cleanPaste(html, parse)
  editor.update(
    () => {
      const at = $getSelection()
      if (at) $insertGeneratedNodes(editor, $generateNodesFromDOM(editor, parse(cleaned.html)), at)
    },
    { tag: PASTE_TAG },
  )
  say({ links: cleaned.linksLeftOut, pictures: cleaned.picturesLeftOut })
  return true
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

const isInControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null

/**
 * The files of copied pictures. Browsers describe a copied picture as HTML too, whose address cannot be loaded; with
 * any text, the file is only a drawing of the copied part, as Excel makes it.
 */
function copiedPictures({ files }: DataTransfer, html: string): DataTransfer | null {
  const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
  const { body } = parse(html)
  if (pictures.length === 0 || body.textContent.trim() || !body.querySelector('img')) return null
  const transfer = new DataTransfer()
  for (const picture of pictures) transfer.items.add(picture)
  return transfer
}

/**
 * Removes pictures that will never be uploaded, whichever way they came: by dragging, from another editor's clipboard,
 * or by undoing their removal.
 */
function removeLostPictures(editor: LexicalEditor, say: (leftOut: LeftOut) => void): () => void {
  let lost = 0
  return editor.registerNodeTransform(UploadNode, (node) => {
    const { pending } = node.getData() as { pending?: { src?: string } }
    if (!pending) return
    const isUndone = $hasUpdateTag(HISTORIC_TAG)
    const isUploading = pending.src?.startsWith('blob:') && !$hasUpdateTag(PASTE_TAG)
    if (!isUndone && (isUploading || hasBytes(pending.src ?? ''))) return
    node.remove()
    if (isUndone) return
    lost++
    if (lost === 1)
      queueMicrotask(() => {
        say({ links: 0, pictures: lost })
        lost = 0
      })
  })
}

function $completeLink(link: LinkNode): void {
  const { url, ...fields } = link.getFields()
  if (fields.linkType === 'internal' || typeof url !== 'string') return
  const complete = completeAddress(url)
  if (complete !== url) link.setFields({ ...fields, url: complete })
}
