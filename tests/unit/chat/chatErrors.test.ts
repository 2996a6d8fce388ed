import { addMessages } from '@/i18n/translator'
import { notFound, refused } from '@/endpoints/OperationError'
import { chatError, chatErrorWith, toChatMessage } from '@/plugins/chat/lib/chatErrors'
import { messages } from '@/plugins/chat/messages'
import { ar } from '@/plugins/chat/messages/ar'
import { en } from '@/plugins/chat/messages/en'
import { es } from '@/plugins/chat/messages/es'

addMessages(messages)

describe('toChatMessage', () => {
  it.each([
    ['en', en],
    ['es', es],
    ['ar', ar],
  ])('returns the message of an error in the language of the reader: %s', (language, texts) => {
    for (const error of [chatError('not_found:chat'), notFound('chat')])
      expect(toChatMessage(error, language)).toMatchObject({
        cause: texts.chatErrorNotFound,
        code: 'not_found:chat',
        errors: [{ message: texts.chatErrorNotFound }],
        message: texts.chatErrorNotFound,
        status: 404,
      })
  })

  it('keeps the number of seconds until the next attempt', () => {
    expect(toChatMessage(chatError('rate_limit:chat', { retryAfter: 90 }), 'es')).toMatchObject({
      message: es.chatErrorLimit,
      retryAfter: 90,
    })
  })

  it('keeps the custom message of a chat error and of any other error', () => {
    const month = chatErrorWith('rate_limit:chat', 429, es.chatErrorMonth)
    expect(toChatMessage(month, 'es')).toMatchObject({ cause: es.chatErrorMonth, message: es.chatErrorMonth })
    expect(toChatMessage(refused('documents', 'Solo hoy.', 'title'), 'es', 'documents')).toMatchObject({
      cause: 'Solo hoy.',
      code: 'refused:documents',
      errors: [{ message: 'Solo hoy.', path: 'title' }],
    })
  })
})
