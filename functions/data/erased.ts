/** Stands for a person who was erased, where an item has to stay. No user has this id, and all erased people share it. */
export const erasedUserId = 'usr_erased';
