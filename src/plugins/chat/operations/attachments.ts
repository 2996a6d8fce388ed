import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { defineOperation, member, OperationError, tenantOf, translatorOf } from '@/exports/server'
import { safeHeaders } from '@/collections/uploads/safeHeaders'
import { isImageType } from '@/lib/files/isPicture'
import { insertAttachment, readContent, removeAttachment } from '../database/attachments'
import { countBytes } from '../database/usage'
import { readChat } from '../lib/chats'
import { attachmentFor, tenantOfAttachment } from '../lib/attachments/attachmentFor'
import { toAttachment } from '../lib/attachments/attachment'
import { inMegabytes, MAX_DAY_BYTES } from '../lib/attachments/limits'
import { prepareAttachment } from '../lib/attachments/prepareAttachment'
import { siteDay } from '../lib/limits/usageOf'
import { requirePlan } from '../lib/ownChat'
import { AREA, toChatMessage, chatError } from '../lib/chatErrors'
import { chatId } from '../lib/chatId'

/** Uploads an attachment for an unsent message, in the user's own conversation or one yet to be created. */
export const attachFile = defineOperation({
  name: 'attachToChat',
  area: AREA,
  audit: null,
  input: z.strictObject({ chat: chatId, tenant: z.uuid() }),
  limit: { by: ['person'], points: 100, seconds: 600 },
  method: 'post',
  output: z.object({ bytes: z.number(), id: z.string(), name: z.string(), type: z.string() }),
  path: '/chat-attachments',
  // Pictures are processed before the transaction, so that no database connection is held.
  prepare: async ({ input: { chat }, person, req, tenantId }) => {
    await requirePlan(req, tenantId)
    const existing = await readChat(req, chat)
    if (existing && existing.tenantId !== tenantId) throw chatError('not_found:chat')
    if (existing && existing.userId !== person?.id) throw chatError('forbidden:chat')
    return prepareAttachment(req, tenantId)
  },
  rewriteError: toChatMessage,
  run: async ({ input: { chat }, person, prepared, req, tenantId }) => {
    const tenant = await tenantOf(req, tenantId)
    if (!tenant || !person) throw chatError('not_found:chat')
    const { day, secondsLeft } = siteDay(new Date(), tenant.timezone)
    if (!(await countBytes(req, { bytes: prepared.bytes, day, limit: MAX_DAY_BYTES, tenantId: tenant.id }))) {
      const message = translatorOf(req.i18n)('chatAttachDay', { megabytes: inMegabytes(MAX_DAY_BYTES) })
      throw new OperationError({
        cause: message,
        code: `rate_limit:attachments`,
        message,
        retryAfter: secondsLeft,
        status: 429,
      })
    }
    const attachment = { ...prepared, chatId: chat, id: randomUUID(), tenantId: tenant.id, userId: person.id }
    await insertAttachment(req, attachment)
    return toAttachment(attachment)
  },
  status: 201,
  summary: 'Attach a file to a message to the assistant',
  takesFile: true,
  tenant: ({ tenant }) => tenant,
  who: member,
})

/** Serves an attachment: pictures inline, PDFs as downloads. Headers prevent any script in it from running. */
export const readAttachment = defineOperation({
  name: 'readChatAttachment',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: chatId, size: z.enum(['full', 'small']).default('full') }),
  method: 'get',
  answers: '*/*',
  output: z.instanceof(Response),
  path: '/chat-attachments/:id',
  rewriteError: toChatMessage,
  run: async ({ input: { id, size }, person, req, tenantId }) => {
    const { name, type } = await attachmentFor(req, { id, person, tenantId })
    const isSmall = size === 'small' && isImageType(type)
    const content = await readContent(req, id, isSmall)
    if (!content) throw chatError('not_found:chat')
    const headers = safeHeaders({
      headers: new Headers({
        'Cache-Control': 'private, no-store',
        'Content-Length': String(content.length),
        'Content-Type': isSmall ? 'image/webp' : type,
      }),
    })
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set(
      'Content-Disposition',
      `${isImageType(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    return new Response(new Uint8Array(content), { headers })
  },
  summary: 'Open a file that was attached to a message to the assistant',
  tenant: tenantOfAttachment,
  who: member,
})

/** Removes an unsent attachment. A sent one is removed with its message. */
export const detachFile = defineOperation({
  name: 'detachFromChat',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: chatId }),
  method: 'delete',
  output: z.object({ removed: z.boolean() }),
  path: '/chat-attachments/:id',
  rewriteError: toChatMessage,
  run: async ({ input: { id }, person, req, tenantId }) => {
    const { userId } = await attachmentFor(req, { id, person, tenantId })
    if (userId !== person?.id) throw chatError('forbidden:chat')
    return { removed: await removeAttachment(req, id) }
  },
  summary: 'Remove an attached file that has not been sent',
  tenant: tenantOfAttachment,
  who: member,
})
