# Tries to exceed each bound of a build, from within its sandbox, and prints a line for each: `memory held`, or
# `memory exceeded`. It uses no modules, because a sandbox may have none. Arguments: the limit of memory in MiB, of
# processes, of cores in percent, a folder of ours, and the numbers of system calls, such as `memfd_create=319`.
$| = 1;
my ($mebibytes, $processes, $percent, $folder, @numbers) = @ARGV;
my %number = map { split /=/ } @numbers;
my $mebibyte = 'x' x (1 << 20);

sub result { my ($name, $held) = @_; print "$name ", ($held ? 'held' : 'exceeded'), "\n" }
# A child, so that what it does to itself ends with it. 0 if it did what it should not be able to do.
sub outcome {
  my ($try) = @_;
  my $child = fork;
  return unless defined $child;
  if ($child == 0) { exit($try->() ? 0 : 1) }
  waitpid $child, 0;
  return $?;
}
sub in_child { my ($name, $try) = @_; my $status = outcome($try); result($name, $status != 0) if defined $status }
# Takes twice what is allowed. The child is larger than any other process, so it is the one that the kernel ends.
sub memory {
  my ($name, $take) = @_;
  in_child($name, sub {
    my @kept = ($mebibyte x 16);
    for (1 .. 2 * $mebibytes) { my $one = $take->() or return 0; push @kept, $one }
    1;
  });
}
# Whether a system call is refused by the filter or missing, and not merely for its arguments.
sub refused { my ($call, @given) = @_; my $made = syscall($number{$call}, @given); $made < 0 && ($! == 1 || $! == 38) }
sub contents { open(my $file, '<', $_[0]) or return ''; join '', <$file> }

memory('memory', sub { my $one = $mebibyte . ''; \$one });
my $file;
memory('memfd', sub {
  my $name = "probe\0";
  unless ($file) { my $fd = syscall($number{memfd_create}, $name, 0); $fd >= 0 && open($file, '+<&=', $fd) or return }
  (syswrite($file, $mebibyte) // 0) == length $mebibyte;
});
memory('systemV', sub { my $id = shmget(0, 1 << 20, 01600); defined $id && shmwrite($id, $mebibyte, 0, 1 << 20) });
for (split /\n/, contents('/proc/sysvipc/shm')) { shmctl($1, 0, 0) if /^\s*\d+\s+(\d+)/ }
my $scratch = 1;
for my $path ('/tmp/probe', '/dev/shm/probe') {
  my $status = outcome(sub {
    open(my $filled, '>', $path) or return 0;
    for (1 .. 2 * $mebibytes) { (syswrite($filled, $mebibyte) // 0) == length $mebibyte or return 0 }
    1;
  });
  $scratch &&= defined $status && $status != 0;
  unlink $path;
}
result('scratch', $scratch);

my @children;
while (@children < $processes + 20) {
  my $child = fork;
  last unless defined $child;
  if ($child == 0) { sleep 60; exit }
  push @children, $child;
}
result('processes', @children < $processes + 20);
kill 'KILL', @children;
waitpid $_, 0 for @children;

# Twice as many busy processes as cores are allowed, for a while: what they got of the time that passed.
sub uptime { (split / /, contents('/proc/uptime'))[0] }
sub cpu_of_children { my @times = times; $times[2] + $times[3] }
my ($start, $before) = (uptime(), cpu_of_children());
my @busy = map { my $child = fork; if (defined $child && $child == 0) { 1 while 1 } $child } 1 .. 2;
select(undef, undef, undef, 0.4);
kill 'KILL', @busy;
waitpid $_, 0 for @busy;
my $passed = uptime() - $start;
result('cpu', $passed > 0 && (cpu_of_children() - $before) / $passed < 1.5 * $percent / 100);

in_child('namespaces', sub { !(refused('unshare', 0x10000000) && refused('clone', 0x10000011, 0, 0, 0, 0)) });
in_child('syscalls', sub {
  my @calls = grep { exists $number{$_} } qw(io_uring_setup io_setup keyctl bpf perf_event_open userfaultfd ptrace setns mount);
  # PR_SET_MM, PR_SET_MM_MAP
  !@calls || (grep { !refused($_, 0, 0, 0, 0, 0, 0) } @calls) || !refused('prctl', 35, 14, 0, 0, 0);
});
# vsock, netfilter, packets, ciphers of the kernel, SCTP
in_child('sockets', sub { grep { !refused('socket', @$_) } [40, 1, 0], [16, 3, 12], [17, 3, 0], [38, 5, 0], [2, 1, 132] });
in_child('oomOrder', sub {
  if (open(my $score, '>', '/proc/self/oom_score_adj')) { print $score '0'; close $score }
  contents('/proc/self/oom_score_adj') < 1000;
});
result('kernelFiles', !grep { contents("/proc/$_") ne '' } qw(cmdline keys timer_list kallsyms));
result('folders', index(contents('/proc/self/mountinfo'), $folder) < 0);
