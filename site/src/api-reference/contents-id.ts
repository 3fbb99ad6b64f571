/** The id of the panel with the contents, which the toolbar opens on small screens. */
export const CONTENTS_ID = 'reference-contents';
