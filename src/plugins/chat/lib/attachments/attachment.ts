/** An attached file, as messages and screens describe it. */
export interface Attachment {
  id: string
  /** Media type. */
  type: string
  bytes: number
  name: string
}

/** An attachment as a part of a message. */
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
