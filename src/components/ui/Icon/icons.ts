import {
  ArrowDown, ArrowRight, ArrowUp, Bell, Blocks, BookOpen, Building2, CalendarClock, CalendarDays, CalendarRange, Check, ChevronDown, ChevronRight, ChevronsUpDown, Clock, ClipboardList,
  CornerUpRight, CircleAlert, CircleCheck, CircleHelp, CircleUser, Copy, Database, Ellipsis, ExternalLink, Eye, EyeOff, File, FileText, Film, FolderInput, GitBranch, Globe, GripVertical, History, House, Image, Inbox, Key, Keyboard, Languages, Layers, LayoutGrid, LibraryBig, List, ListChecks,
  ListMusic, ListTree, Lock, LockOpen, LogOut, Mail, MapPin, Menu, MessageCircle, MessageSquare, Moon, Music, Newspaper, Palette, Pencil, Plus, Puzzle, ReceiptText, Redo2, RefreshCw, ScrollText, Search, Send, Settings, Share2, Shield, SlidersHorizontal, Square, Sun, Tag, Trash2, Type,
  Undo2, Upload, UserPlus, Users, X, type LucideIcon,
} from 'lucide-react'

/** The icons in use, by name. Only these travel to the browser; a content type with a new one adds it here. */
export const icons: Record<string, LucideIcon> = {
  ArrowDown, ArrowRight, ArrowUp, Bell, Blocks, BookOpen, Building2, CalendarClock, CalendarDays, CalendarRange, Check, ChevronDown, ChevronRight, ChevronsUpDown, Clock, ClipboardList,
  CornerUpRight, CircleAlert, CircleCheck, CircleHelp, CircleUser, Copy, Database, Ellipsis, ExternalLink, Eye, EyeOff, File, FileText, Film, FolderInput, GitBranch, Globe, GripVertical, History, House, Image, Inbox, Key, Keyboard, Languages, Layers, LayoutGrid, LibraryBig, List, ListChecks,
  ListMusic, ListTree, Lock, LockOpen, LogOut, Mail, MapPin, Menu, MessageCircle, MessageSquare, Moon, Music, Newspaper, Palette, Pencil, Plus, Puzzle, ReceiptText, Redo2, RefreshCw, ScrollText, Search, Send, Settings, Share2, Shield, SlidersHorizontal, Square, Sun, Tag, Trash2, Type,
  Undo2, Upload, UserPlus, Users, X,
}
