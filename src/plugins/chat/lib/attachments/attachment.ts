/** A file that somebody attached, as messages and screens name it. */
export interface Attachment {
  id: string
  /** Media type. */
  type: string
  bytes: number
  name: string
}

/** How it stands in the parts of a message. */
export interface AttachmentPart {
  type: 'data-attachment'
  id: string
  data: Attachment
}

export const toAttachment = ({ bytes, id, name, type }: Attachment): Attachment => ({ id, type, bytes, name })

export const toPart = (attachment: Attachment): AttachmentPart => ({
  type: 'data-attachment',
  id: attachment.id,
  data: toAttachment(attachment),
})
