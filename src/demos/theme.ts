/** The look of all demos. Their sources are shown to readers, so this path is short. */
export * from '../../features/demos/theme';
