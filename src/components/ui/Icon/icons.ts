import {
  ArrowRight, Bell, Blocks, BookOpen, Building2, CalendarDays, CalendarRange, Check, ChevronDown, ChevronRight, ChevronsUpDown, Clock, ClipboardList,
  CornerUpRight, CircleAlert, CircleHelp, CircleUser, Copy, Database, ExternalLink, File, FileText, Globe, History, House, Image, Inbox, Key, Languages, Layers, LibraryBig, ListChecks,
  ListMusic, Lock, LogOut, Mail, MapPin, Menu, MessageCircle, Moon, Newspaper, Palette, Plus, Puzzle, ReceiptText, ScrollText, Search, Settings, Share2, Shield, SlidersHorizontal, Sun, Type,
  UserPlus, Users, X, type LucideIcon,
} from 'lucide-react'

/** The icons in use, by name. Only these travel to the browser; a content type with a new one adds it here. */
export const icons: Record<string, LucideIcon> = {
  ArrowRight, Bell, Blocks, BookOpen, Building2, CalendarDays, CalendarRange, Check, ChevronDown, ChevronRight, ChevronsUpDown, Clock, ClipboardList,
  CornerUpRight, CircleAlert, CircleHelp, CircleUser, Copy, Database, ExternalLink, File, FileText, Globe, History, House, Image, Inbox, Key, Languages, Layers, LibraryBig, ListChecks,
  ListMusic, Lock, LogOut, Mail, MapPin, Menu, MessageCircle, Moon, Newspaper, Palette, Plus, Puzzle, ReceiptText, ScrollText, Search, Settings, Share2, Shield, SlidersHorizontal, Sun, Type,
  UserPlus, Users, X,
}
