import { definePlugin, type Config } from 'payload'
import { addFeature } from '@/exports/server'
import { withFeature } from '@/lib/navigation/viewer'
import { ChatMessages } from './collections/ChatMessages'
import { Chats } from './collections/Chats'
import { deleteChatsOfUser } from './database/conversations'
import { endBrokenAnswers, tidyChats } from './jobs/tidyChats'
import { messages } from './messages'
import { attachFile, detachFile, readAttachment } from './operations/attachments'
import { deleteOneChat, listHistory, readOneChat, renameOneChat, shareOneChat } from './operations/conversations'
import { callMcp, endMcp, listenMcp } from './operations/mcp'
import { applyProposal, dismissProposal, undoChat } from './operations/proposals'
import { readUsage } from './operations/readUsage'
import { sendMessage } from './operations/sendMessage'
import { resumeAnswer, stopAnswer } from './operations/streams'
import { chatSettings } from './settings'
import { attachments } from './tables/attachments'
import { proposals } from './tables/proposals'
import { chunks, runs } from './tables/runs'
import { days, tokens } from './tables/usage'
import { changePerformanceDrafts } from './tools/performances/changePerformanceDrafts'
import { draftPerformances } from './tools/performances/draftPerformances'
import { proposeAnnouncement } from './tools/performances/proposeAnnouncement'
import { changeBlocks } from './tools/rows/changeBlocks'
import { changeMenu } from './tools/rows/changeMenu'
import { readMenu } from './tools/rows/readMenu'
import { describePictures, listUndescribedPictures } from './tools/describePictures'
import { draftPage } from './tools/draftPage'
import { draftRedirect } from './tools/draftRedirect'
import { createDraft, updateDraft } from './tools/draftTools'
import { findContent } from './tools/findContent'
import { listChanges } from './tools/listChanges'
import { listContent, listDrafts } from './tools/listContent'
import { listUnusedMedia } from './tools/listUnusedMedia'
import { listWhatsOn } from './tools/listWhatsOn'
import { readContent } from './tools/readContent'
import { readCredits } from './tools/readCredits'
import { searchHelp } from './tools/searchHelp'
import { translateDraft } from './tools/translateDraft'
import { updateManyDrafts } from './tools/updateManyDrafts'
import { whoMay } from './tools/whoMay'

const COMPONENTS = '/src/plugins/chat/components'
const SCREEN = `${COMPONENTS}/Screen/ChatScreen#ChatScreen`

/** The assistant's tools besides those of the core and of other plugins. */
const tools = [
  findContent,
  listContent,
  listDrafts,
  listWhatsOn,
  readContent,
  readCredits,
  listChanges,
  listUnusedMedia,
  whoMay,
  searchHelp,
  createDraft,
  updateDraft,
  updateManyDrafts,
  draftPage,
  draftPerformances,
  changePerformanceDrafts,
  proposeAnnouncement,
  changeBlocks,
  readMenu,
  changeMenu,
  draftRedirect,
  translateDraft,
  listUndescribedPictures,
  describePictures,
]

/** The assistant: conversations that look things up and propose changes, and the same tools over MCP. */
export const chat = definePlugin({
  slug: 'chat',
  plugin: ({ config }) =>
    addFeature(
      config,
      {
        name: 'chat',
        activity: {
          'chat.applied': { kind: 'content', names: ['title'], message: 'activityChatApplied' },
          'chat.shared': { kind: 'content', message: 'activityChatShared' },
          'chat.undone': { kind: 'content', message: 'activityChatUndone' },
        },
        components: {
          dashboard: [`${COMPONENTS}/Dashboard/ChatBoxPart#ChatBoxPart`],
          sidebars: { chats: `${COMPONENTS}/History/HistoryPart#HistoryPart` },
        },
        extend: withChat,
        messages,
        navigation: {
          screens: [
            {
              help: 'ask-the-assistant',
              icon: 'Plus',
              isExact: true,
              kind: 'screen',
              label: 'chatNew',
              may: withFeature('ai_chat'),
              section: 'chats',
              target: '/chat',
            },
          ],
        },
        operations: [
          sendMessage,
          attachFile,
          readAttachment,
          detachFile,
          readOneChat,
          renameOneChat,
          shareOneChat,
          deleteOneChat,
          resumeAnswer,
          stopAnswer,
          listHistory,
          readUsage,
          applyProposal,
          dismissProposal,
          undoChat,
          callMcp,
          listenMcp,
          endMcp,
          ...tools,
        ],
        settings: chatSettings,
        storage: {
          tables: {
            chat_attachments: attachments,
            chat_chunks: chunks,
            chat_days: days,
            chat_proposals: proposals,
            chat_runs: runs,
            chat_tokens: tokens,
          },
        },
        worker: {
          jobs: { endBrokenAnswers, tidyChats },
          schedule: [
            { cron: '* * * * *', job: 'endBrokenAnswers' },
            { cron: '23 * * * *', job: 'tidyChats' },
          ],
        },
      },
      // Messages first: they refer to their conversation when a tenant is deleted.
      [ChatMessages, Chats],
    ),
})

/** Adds the chat views, and deletes the conversations of a deleted user. */
const withChat = (config: Config): Config => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      views: {
        ...config.admin?.components?.views,
        chat: { Component: SCREEN, exact: true, meta: { title: 'Chats' }, path: '/chat' },
        chatConversation: { Component: SCREEN, exact: true, meta: { title: 'Chats' }, path: '/chat/:id' },
      },
    },
  },
  collections: config.collections?.map((collection) =>
    collection.slug === 'users'
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            // Before, because conversations refer to their owner.
            beforeDelete: [
              ...(collection.hooks?.beforeDelete ?? []),
              ({ id, req }) => deleteChatsOfUser(req, String(id)),
            ],
          },
        }
      : collection,
  ),
})
