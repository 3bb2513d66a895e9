/*
 * Preloaded into a process: whenever a file is synced, its content is copied to the folder SYNCED. After the process
 * is killed, that folder has what a disk has after a power cut.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void copy(int from, const char *to) {
  char draft[PATH_MAX];
  char part[65536];
  off_t at = 0;
  ssize_t size;
  snprintf(draft, sizeof draft, "%s.part", to);
  int out = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (out < 0) abort();
  while ((size = pread(from, part, sizeof part, at)) > 0) {
    if (write(out, part, size) != size) abort();
    at += size;
  }
  close(out);
  rename(draft, to);
}

static void keep(int fd) {
  const char *folder = getenv("SYNCED");
  char link[64], file[PATH_MAX] = "", to[PATH_MAX];
  struct stat stats;
  if (!folder || fstat(fd, &stats) || !S_ISREG(stats.st_mode)) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  if (readlink(link, file, sizeof file - 1) < 0) return;
  snprintf(to, sizeof to, "%s%s", folder, strrchr(file, '/'));
  int again = open(file, O_RDONLY);
  if (again < 0) return;
  copy(again, to);
  close(again);
}

int fsync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

int fdatasync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}
